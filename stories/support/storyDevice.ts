import type { Installer, OfflineCache } from '@/domain/ports';
import { browserInstaller } from '@/services/browserInstaller';

/** What is told of the product's version: a new one that can be taken, will not be, or cannot. */
export const versions = ['current', 'new', 'new, slow', 'new, broken'] as const;

export type StoryVersion = (typeof versions)[number];

/** Whether the browser offers to install the page; where it does, nobody ever answers its question. */
export const installers = ['none', 'offers'] as const;

export type StoryInstaller = (typeof installers)[number];

/** Whoever keeps the product for stories, which have no service worker but that of their vendors. */
export function storyOfflineCache(version: StoryVersion): OfflineCache {
  return {
    watch(onNewVersion) {
      if (version !== 'current') onNewVersion();
      return () => {};
    },
    async activateUpdate() {
      if (version === 'new, slow') await new Promise<never>(() => {});
      if (version === 'new, broken') throw new Error('The new service worker did not activate.');
    },
    clearPersonalData: async () => {},
  };
}

/** The real installer, with an offer such as a browser makes. */
export function storyInstaller(installer: StoryInstaller): Installer {
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: () => new Promise<never>(() => {}),
  });
  return browserInstaller(window, installer === 'offers' ? offer : undefined);
}
