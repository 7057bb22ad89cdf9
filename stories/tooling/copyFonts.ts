/** Copies the fonts and the motion setting to a document in another frame. */
export function copyFonts(from: Document, to: Document) {
  for (const sheet of from.styleSheets) {
    const { ownerNode } = sheet;
    const hasFonts = [...sheet.cssRules].some((rule) => rule instanceof CSSFontFaceRule);
    if (ownerNode && hasFonts) to.head.append(to.importNode(ownerNode, true));
  }
  Object.assign(to.documentElement.dataset, from.documentElement.dataset);
}
