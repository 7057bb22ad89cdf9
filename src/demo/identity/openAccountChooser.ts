import { preferredLanguage } from '@/domain/language';
import { accountChooser } from './accountChooser';
import { accountChooserTexts } from './accountChooserTexts';
import { browserAccounts } from './browserAccounts';
import { choosablePeople } from './choosablePeople';
import { googlePostBody } from './googlePostBody';

interface Answer {
  readonly choose: (postBody: string) => void;
  readonly cancel: () => void;
}

const size = { width: 480, height: 640 };

/** Opens the demo's account chooser. Returns `null` if the browser blocks the window. */
export function openAccountChooser({ choose, cancel }: Answer): Window | null {
  const popup = window.open('', '', windowFeatures());
  if (!popup) return null;

  let hasChosen = false;
  const { lang } = document.documentElement;
  accountChooser(popup.document, {
    lang,
    fontRules: fontRulesOf(document),
    texts: accountChooserTexts[preferredLanguage([lang])],
    people: choosablePeople(browserAccounts),
    onChoose: (person) => {
      hasChosen = true;
      choose(googlePostBody(person));
    },
    onCancel: () => popup.close(),
  });
  window.addEventListener('pagehide', () => popup.close(), { once: true });
  popup.addEventListener('pagehide', () => {
    if (!hasChosen) cancel();
  });
  popup.focus();
  return popup;
}

/** The page’s font, with its web fonts: few systems have one with Devanagari. */
function fontRulesOf(page: Document): string[] {
  const webFonts = [...page.styleSheets]
    .filter(({ href }) => href === null)
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule);
  return [
    ...webFonts.map(({ cssText }) => cssText),
    `body { font-family: ${getComputedStyle(page.body).fontFamily}; }`,
  ];
}

function windowFeatures(): string {
  const left = Math.max(0, (window.screen.availWidth - size.width) / 2);
  const top = Math.max(0, (window.screen.availHeight - size.height) / 2);
  return `popup=yes,width=${size.width},height=${size.height},left=${left},top=${top},scrollbars=yes,resizable=yes`;
}
