/** Colours of drawn pictures. The background is a gradient from `background` to `deep`. */
export const inks = [
  { background: '#16233b', deep: '#0a1120', light: '#3f6b9c', glow: '#f2b04a' },
  { background: '#3a1420', deep: '#1a080e', light: '#a23a49', glow: '#f0a58a' },
  { background: '#14302a', deep: '#081714', light: '#3f8a70', glow: '#d9d08a' },
  { background: '#2d1838', deep: '#140a1b', light: '#77499a', glow: '#f3a6b8' },
  { background: '#0f3138', deep: '#06171b', light: '#2f8a96', glow: '#f4d58d' },
  { background: '#38240f', deep: '#1a1006', light: '#a8692c', glow: '#f6d9a0' },
  { background: '#232a36', deep: '#0f1319', light: '#66758f', glow: '#e8e2d4' },
  { background: '#3d1d10', deep: '#1c0c06', light: '#bb532c', glow: '#f5c46b' },
  { background: '#1d1b45', deep: '#0c0b22', light: '#5a57b8', glow: '#ffb37a' },
  { background: '#2b2f13', deep: '#131508', light: '#7f8a35', glow: '#f0e3a8' },
  { background: '#0e2a47', deep: '#06121f', light: '#2e86c1', glow: '#ff7a59' },
  { background: '#431338', deep: '#1f081a', light: '#b0428f', glow: '#ffd166' },
  { background: '#123524', deep: '#07170f', light: '#2fa36b', glow: '#f7b2c4' },
  { background: '#4a1016', deep: '#210609', light: '#c8323c', glow: '#ffe0b0' },
  { background: '#1a2f4f', deep: '#0a1424', light: '#7a9cc6', glow: '#ff9f9f' },
  { background: '#2a2233', deep: '#120e17', light: '#8a7f9e', glow: '#9be0d0' },
] as const;
