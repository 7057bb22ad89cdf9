/** On a docs page a play must not scroll its frame into view when it moves the focus. */
export function preventFocusScroll() {
  if (!isOnDocsPage()) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}

function isOnDocsPage(): boolean {
  if (window.parent === window) return false;
  try {
    return new URLSearchParams(window.parent.location.search).get('viewMode') === 'docs';
  } catch {
    // The parent page has another origin.
    return false;
  }
}
