import { createElement, Fragment } from 'react';
import { Button } from 'storybook/internal/components';
import { useParameter, useStorybookApi } from 'storybook/manager-api';
import type { ShownState } from '../stories/support/page';
import { machinePageId } from '../stories/tooling/machinePageId';

/** In the toolbar of a story that shows the state of a machine: a way to the page of the machine. */
export function MachinesTool() {
  const api = useStorybookApi();
  const shows = useParameter<readonly ShownState[]>('shows', []);
  return createElement(
    Fragment,
    null,
    shows.map(({ machine, state }) =>
      createElement(
        Button,
        {
          key: machine,
          variant: 'ghost',
          size: 'small',
          ariaLabel: false,
          tooltip: `Shows ${JSON.stringify(state).replaceAll(/["{}]/g, '')}`,
          onClick: () => api.selectStory(machinePageId(machine)),
        },
        `Machine: ${machine}`,
      ),
    ),
  );
}
