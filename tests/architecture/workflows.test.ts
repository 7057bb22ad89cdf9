import { describe, expect, it } from 'vitest';
import settings from '@/app/settings?raw';

const workflows = import.meta.glob<string>('/.github/workflows/*.yml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('the workflows', () => {
  it('pin each action to a commit and name its version', () => {
    const steps = Object.values(workflows).flatMap((workflow) =>
      workflow.split('\n').filter((line) => line.includes('uses:')),
    );

    expect(steps.length).toBeGreaterThan(0);
    expect(steps.filter((step) => !/@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(step))).toEqual([]);
  });

  it('pass every public setting of the app to the published build', () => {
    const localOnly = [
      'VITE_ALLOW_KEYS_IN_PAGE',
      'VITE_FIREBASE_AUTH_EMULATOR_URL',
      'VITE_OPENAI_API_KEY',
      'VITE_TMDB_TOKEN',
    ];
    const publish = workflows['/.github/workflows/publish.yml'] ?? '';
    const names = new Set(settings.match(/VITE_[A-Z_]+[A-Z]/g));

    expect(names.size).toBeGreaterThan(localOnly.length);
    expect(
      [...names].filter((name) => !localOnly.includes(name) && !publish.includes(`vars.${name} `)),
    ).toEqual([]);
  });

  it('run the tests before a deployment without its rights', () => {
    const [head = ''] = (workflows['/.github/workflows/publish.yml'] ?? '').split('\n  publish:');

    expect(head).toContain('permissions:\n  contents: read\n');
    expect(head).not.toContain(': write');
  });
});
