import { hasModifier } from '@/components/hasModifier';
import { nearestInDirection, type Direction } from './nearestInDirection';
import { isInteractive, focusablesIn } from './focusables';

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/**
 * Spatial navigation: moves the focus with arrow keys, as with a TV remote. Replays `pressed` first.
 * Returns the cleanup.
 */
export function spatialNavigation(pressed: readonly KeyboardEvent[]): () => void {
  pressed.forEach(moveFocus);
  document.addEventListener('keydown', onArrowKey);
  return () => document.removeEventListener('keydown', onArrowKey);
}

function onArrowKey(event: KeyboardEvent) {
  if (!event.defaultPrevented) moveFocus(event);
}

function moveFocus(event: KeyboardEvent) {
  const { key, target } = event;
  if (event.isComposing) return;
  if (key === 'Enter' && event.repeat) {
    // A held Enter would press each button that takes the focus, and submit again and again.
    event.preventDefault();
    return;
  }
  if (hasModifier(event)) return;

  if (key === 'Enter' && target instanceof HTMLSelectElement) {
    event.preventDefault();
    openPicker(target);
    return;
  }
  const direction = directions[key];
  if (!direction || isForSavedEntries(target, direction) || needsArrow(target, direction)) return;
  const next = nextFrom(document.activeElement, direction);
  // A closed select changes its value on arrow keys.
  if (next || target instanceof HTMLSelectElement) event.preventDefault();
  next?.focus();
}

let lastEmptyField: EventTarget | null = null;

/**
 * In an empty field, Arrow Down opens the browser's saved entries. An open list consumes its keys,
 * so a second press that arrives here means there is none.
 */
function isForSavedEntries(target: EventTarget | null, direction: Direction): boolean {
  const mayHaveEntries =
    direction === 'down' &&
    target instanceof HTMLInputElement &&
    target.value === '' &&
    target.matches('[autocomplete]:not([autocomplete="off"])');
  const isFirstPress = mayHaveEntries && lastEmptyField !== target;
  lastEmptyField = isFirstPress ? target : null;
  return isFirstPress;
}

/** WebKit has no `showPicker` on a select; there a mousedown opens the list. */
function openPicker(select: HTMLSelectElement) {
  if ('showPicker' in HTMLSelectElement.prototype) select.showPicker();
  else select.dispatchEvent(new MouseEvent('mousedown'));
}

const withoutArrowKeys = ['button', 'submit', 'reset', 'checkbox'];
const textTypes = ['text', 'search', 'email', 'password', 'tel', 'url'];

function needsArrow(target: EventTarget | null, direction: Direction): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  if (!(target instanceof HTMLInputElement) || withoutArrowKeys.includes(target.type)) return false;
  return !textTypes.includes(target.type) || direction === 'left' || direction === 'right';
}

function nextFrom(current: Element | null, direction: Direction): HTMLElement | undefined {
  const container = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  if (!isInteractive(current)) return firstFocusable(container);

  const others = focusablesIn(container).filter(({ element }) => element !== current);
  return (
    nextFieldInForm(current, direction) ??
    nearestInDirection(current.getBoundingClientRect(), others, direction)?.element
  );
}

function firstFocusable(container: Element): HTMLElement | undefined {
  const stops = focusablesIn(container.querySelector('main') ?? container);
  return (stops.find(({ box }) => box.top >= 0 && box.bottom <= innerHeight) ?? stops[0])?.element;
}

/** In forms, up and down follow the tab order, so that no field is skipped. */
function nextFieldInForm(current: HTMLElement, direction: Direction): HTMLElement | undefined {
  const form = current.closest('form');
  if (!form || direction === 'left' || direction === 'right') return undefined;
  const lines = focusablesIn(form).map(({ element }) => element);
  const line = lines.indexOf(current);
  return line < 0 ? undefined : lines[direction === 'down' ? line + 1 : line - 1];
}
