/** The product's colors in both themes, for documents that the server writes without the web's style sheet. */
export const documentColors = `
:root {
  color-scheme: light dark;
  --bg: light-dark(#f6f8fc, #091029);
  --surface: light-dark(#ffffff, #101a3a);
  --soft: light-dark(#eef2f9, #17234b);
  --fg: light-dark(#0c1a3f, #eef2ff);
  --muted: light-dark(#515e7f, #a7b3d3);
  --line: light-dark(#d9e0ee, #263461);
  --control: light-dark(#7f8bab, #6c7cb0);
  --primary: light-dark(#d4412f, #ff7a68);
  --primary-hover: light-dark(#b83424, #ff9484);
  --on-primary: light-dark(#ffffff, #1c0906);
  --link: light-dark(#b53424, #ff9a8b);
  --focus: light-dark(#1d4ed8, #8fb4ff);
  --ok: light-dark(#116332, #7be8ae);
  --ok-soft: light-dark(#e3f6ea, #0f3330);
  --warn: light-dark(#7a4a00, #ffd873);
  --warn-soft: light-dark(#fdf2d8, #33301f);
  --bad: light-dark(#a3152f, #ff9fae);
  --bad-soft: light-dark(#fde8ec, #3b1a32);
}
* { box-sizing: border-box; }
`
