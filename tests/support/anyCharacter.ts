import fc from 'fast-check';

const surrogates = 0x800;

/** Any Unicode character. fast-check's own unit, `binary`, takes 1.5 s to start. */
export const anyCharacter = fc
  .nat({ max: 0x10ffff - surrogates })
  .map((code) => String.fromCodePoint(code < 0xd800 ? code : code + surrogates));
