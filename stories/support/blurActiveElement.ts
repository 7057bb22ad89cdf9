/**
 * Takes the focus out of a screen in a frame before the story is taken away. React gives the focus
 * back to what had it, there too; in a frame that is gone that fails, and no other story would open.
 */
export function blurActiveElement() {
  const { activeElement } = document;
  if (activeElement instanceof HTMLIFrameElement) activeElement.blur();
}
