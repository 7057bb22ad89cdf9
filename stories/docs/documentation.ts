import type { DocsTypes } from '@storybook/addon-docs';
import { parameters } from '@storybook/addon-docs/preview';
import { definePreviewAddon } from 'storybook/internal/csf';
import type { DocsRenderFunction, Renderer } from 'storybook/internal/types';

/** The code of documentation pages loads with the first of them. The addon’s entry brings it into each story. */
export const documentation = definePreviewAddon<DocsTypes>({
  parameters: { docs: { ...parameters.docs, renderer } },
});

async function renderer() {
  const [{ DocsRenderer }, { ComponentPage }] = await Promise.all([
    import('@storybook/addon-docs'),
    import('./ComponentPage'),
  ]);
  const drawing = new DocsRenderer();
  const render: DocsRenderFunction<Renderer> = (context, docs, element) =>
    drawing.render(context, { ...docs, page: ComponentPage }, element);
  return { ...drawing, render };
}
