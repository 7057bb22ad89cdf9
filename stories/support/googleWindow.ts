import { waitFor } from 'storybook/test';

const style =
  'position: fixed; inset-block-end: 1rem; inset-inline-end: 1rem; inline-size: 24rem; block-size: 30rem; border: 0; border-radius: 0.75rem; background: #fff;';

let close = () => {};
let opened: HTMLIFrameElement | undefined;

/** Opens windows as iframes in the page. Returns a restore function. */
export function openWindowsInPage(): () => void {
  const { open } = window;
  window.open = () => {
    const frame = document.createElement('iframe');
    frame.title = 'Google';
    frame.style = style;
    document.body.append(frame);
    opened = frame;
    close = () => {
      close = () => {};
      opened = undefined;
      frame.remove();
    };
    const { contentWindow } = frame;
    if (contentWindow) contentWindow.close = () => close();
    return contentWindow;
  };
  return () => {
    close();
    window.open = open;
  };
}

/** The body of the opened window. */
export function windowInPage(): Promise<HTMLElement> {
  return waitFor(() => {
    const body = opened?.contentDocument?.body;
    if (!body) throw new Error('No window has been opened.');
    return body;
  });
}

/** Blocks `window.open`. Returns a restore function. */
export function blockWindows(): () => void {
  const { open } = window;
  window.open = () => null;
  return () => {
    window.open = open;
  };
}
