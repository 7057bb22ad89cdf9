import type { Installer, OfflineCache } from '@/domain/ports';
import { browserInstaller } from '@/services/browserInstaller';
import type { StoryInstaller, StoryVersion } from './pageParameters';

/** Stories have no service worker but that of MSW. */
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

/** The real installer with a fake browser event. Its prompt is never answered. */
export function storyInstaller(installer: StoryInstaller): Installer {
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: () => new Promise<never>(() => {}),
  });
  return browserInstaller(window, installer === 'offers' ? offer : undefined);
}
