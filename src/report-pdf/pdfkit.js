export { create as openFont } from 'fontkit'
export { PDFDocument } from 'pdfkit'
export { toBytes } from 'pdfkit/output'
