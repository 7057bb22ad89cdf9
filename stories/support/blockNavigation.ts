/**
 * In a frame on a page of documentation: what a play gives the focus to may not bring the frame into
 * sight, as whoever opened the page reads it from its beginning.
 */
export function blockNavigation() {
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
    // The page around is another host's.
    return false;
  }
}
