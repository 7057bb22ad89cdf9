import { Controls, DocsContext } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useContext, useMemo } from 'react';

type DocsStory = Parameters<React.ContextType<typeof DocsContext>['getStoryContext']>[0];

/**
 * Storybook's controls, with the names of the values. On documentation pages Storybook passes the
 * values, for which its selects show “Choose option…”.
 */
export function NamedControls(props: ComponentProps<typeof Controls>) {
  const docs = useContext(DocsContext);
  const named = useMemo(() => {
    const getStoryContext = (story: DocsStory) => {
      const context = docs.getStoryContext(story);
      return { ...context, args: context.unmappedArgs };
    };
    return Object.assign(Object.create(docs), { getStoryContext });
  }, [docs]);
  return (
    <DocsContext value={named}>
      <Controls {...props} />
    </DocsContext>
  );
}
