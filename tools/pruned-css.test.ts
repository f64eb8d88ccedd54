import { expect, test } from 'vitest'
import { prunedCss } from './pruned-css.mjs'

test.each([
  ['.a{color:red}.b{color:blue}', '.a{color:red}'],
  ['.a,.b>.a,.c{x:y}', '.a{x:y}'],
  ['@media (width>=40rem){.b{x:y}}@media print{.a{x:y}.b{x:y}}', '@media print{.a{x:y}}'],
  ['@layer base{html{x:y}}@font-face{src:url("a,{b")}', '@layer base{html{x:y}}@font-face{src:url("a,{b")}'],
  ['.a:not(.b):has(.c .b){x:y}', '.a:not(.b):has(.c .b){x:y}'],
  ['.sm\\:p-1\\.5{x:y}.\\32 xl{x:y}.sm\\:p-2{x:y}', '.sm\\:p-1\\.5{x:y}.\\32 xl{x:y}'],
  ['.a:after{content:"}{"}.b{x:y}', '.a:after{content:"}{"}'],
  ['@layer x,y;.a{&:hover{x:y}.b &{x:y}}', '@layer x,y;.a{&:hover{x:y}.b &{x:y}}'],
  ['.chart-ok{x:y}.chart{x:y}', '.chart-ok{x:y}'],
])('what no page of these can use is left out of %s', (css, kept) => {
  const code = ['className: "a sm:p-1.5 2xl", className: `a chart-', '{tone}`'].join('$')
  expect(prunedCss(css, code)).toBe(kept)
})
