/** React restores focus after a commit. That fails for a frame that is gone, and no other story opens. */
export function blurActiveElement() {
  const { activeElement } = document;
  if (activeElement instanceof HTMLIFrameElement) activeElement.blur();
}
