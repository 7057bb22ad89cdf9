import type { DocsTypes } from '@storybook/addon-docs';
import { parameters } from '@storybook/addon-docs/preview';
import { definePreviewAddon } from 'storybook/internal/csf';
import type { DocsRenderFunction, Renderer } from 'storybook/internal/types';

interface DocsRenderer {
  readonly render: DocsRenderFunction<Renderer>;
  readonly unmount: (element: HTMLElement) => void;
}

/** Loads documentation pages when the first one opens. `addonDocs()` loads their code with every story. */
export const documentation = definePreviewAddon<DocsTypes>({
  parameters: { docs: { ...parameters.docs, renderer } },
});

async function renderer(): Promise<DocsRenderer> {
  const [docsRenderer, { ComponentPage }] = await Promise.all([
    addonRenderer(),
    import('./ComponentPage'),
  ]);
  return {
    render: (context, docs, element) => {
      const { language, motion } = context.getStoryContext(context.storyById()).globals;
      // Storybook's frames open this URL. Each change in the toolbar renders the page again.
      Object.assign(globalThis, {
        PREVIEW_URL: `iframe.html?globals=language:${language};motion:${motion}`,
      });
      return docsRenderer.render(context, { page: ComponentPage, ...docs }, element);
    },
    unmount: (element) => docsRenderer.unmount(element),
  };
}

const addonRenderer: () => Promise<DocsRenderer> = parameters.docs.renderer;
