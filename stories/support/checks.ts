import { expect } from 'storybook/test';
import type { PlayContext } from './steps';

export function expectText(text: string | RegExp) {
  return async ({ canvas }: PlayContext) => {
    await expect(await canvas.findByText(text)).toBeVisible();
  };
}

/** Nothing is wider than the box of `sized`. */
export async function expectFitsInBox(canvasElement: HTMLElement) {
  const box = canvasElement.querySelector('[data-sized]');
  await expect(box?.scrollWidth).toBe(box?.clientWidth ?? NaN);
}

export function expectButton(name: string) {
  return async ({ canvas }: PlayContext) => {
    await expect(await canvas.findByRole('button', { name })).toBeVisible();
  };
}

export function expectHeading(name: string) {
  return async ({ canvas }: PlayContext) => {
    await expect(await canvas.findByRole('heading', { name })).toBeVisible();
  };
}
