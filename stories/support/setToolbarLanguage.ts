import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { Language } from '@/domain/language';

/** As if the person had used the toolbar. */
export function setToolbarLanguage(language: Language) {
  addons.getChannel().emit(UPDATE_GLOBALS, { globals: { language } });
}
