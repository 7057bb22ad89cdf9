import type { ComponentProps, MouseEvent } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A path of this Storybook, such as `/docs/components-button--docs`. */
  readonly to: string;
}

/** A link within this Storybook, wherever it is hosted. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const query = `?path=${to}`;
  return (
    <a
      {...rest}
      href={`./${query}`}
      target="_top"
      onClick={(event) => {
        if (window.parent === window || opensElsewhere(event)) return;
        event.preventDefault();
        addons.getChannel().emit(NAVIGATE_URL, query);
      }}
    />
  );
}

export function pageOf(component: string): string {
  return `/docs/components-${component.toLowerCase()}--docs`;
}

function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
