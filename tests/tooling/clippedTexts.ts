/**
 * Runs in the page and returns the texts that overflow the window or are clipped. Scrollable content
 * and ellipses do not count.
 */
export function clippedTexts(): readonly string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const clipped: string[] = [];
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const parent = text.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true }) || !text.textContent?.trim()) {
      continue;
    }
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    if (right - left === 0 || isNeverShown(parent)) continue;
    const clip = clippingBoxOf(parent);
    if (!clip) continue;
    const isClipped =
      left < clip.left - 1 ||
      right > clip.right + 1 ||
      (clip.tall && (top < clip.top - 1 || bottom > clip.bottom + 1));
    if (isClipped) clipped.push(text.textContent.trim());
  }
  return clipped;

  function isNeverShown(element: Element): boolean {
    return element.closest('svg, option, script, style') !== null || hasClipPath(element);
  }

  function hasClipPath(element: Element | null): boolean {
    for (let each = element; each; each = each.parentElement) {
      if (getComputedStyle(each).clipPath !== 'none') return true;
    }
    return false;
  }

  function clippingBoxOf(element: Element) {
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(each);
      if (textOverflow === 'ellipsis') return undefined;
      if (overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto') return undefined;
      if (overflowX !== 'visible' && each !== document.body) {
        return { ...each.getBoundingClientRect().toJSON(), tall: true };
      }
    }
    return { left: 0, right: innerWidth, top: 0, bottom: 0, tall: false };
  }
}
