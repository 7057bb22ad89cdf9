/** Runs in the page and returns the words of headings and buttons that break between two letters. */
export function brokenWords(): readonly string[] {
  const broken: string[] = [];
  for (const element of document.querySelectorAll('h1, h2, h3, button')) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      for (const { index, 0: word } of (text.textContent ?? '').matchAll(/[^\s–—-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) broken.push(word);
      }
    }
  }
  return broken;
}
