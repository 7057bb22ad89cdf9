/**
 * Runs in the page and returns texts that overflow the window or are clipped. Scrollable content
 * and ellipses do not count.
 */
export function cutTexts(): readonly string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const holder = text.parentElement;
    if (!holder?.checkVisibility({ visibilityProperty: true }) || !text.textContent?.trim()) {
      continue;
    }
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    if (right - left === 0 || isUnseen(holder)) continue;
    const frame = clipOf(holder);
    if (!frame) continue;
    const beyond =
      left < frame.left - 1 ||
      right > frame.right + 1 ||
      (frame.tall && (top < frame.top - 1 || bottom > frame.bottom + 1));
    if (beyond) cut.push(text.textContent.trim());
  }
  return cut;

  function isUnseen(element: Element): boolean {
    return element.closest('svg, option, script, style') !== null || hasClipPath(element);
  }

  function hasClipPath(element: Element | null): boolean {
    for (let each = element; each; each = each.parentElement) {
      if (getComputedStyle(each).clipPath !== 'none') return true;
    }
    return false;
  }

  function clipOf(element: Element) {
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
