type Click = Pick<MouseEvent, 'detail' | 'preventDefault' | 'stopPropagation'>;

/**
 * For `onClickCapture`, where the first click puts another control under the pointer: the second
 * click of a double click does nothing.
 */
export function blockSecondClick(event: Click) {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}
