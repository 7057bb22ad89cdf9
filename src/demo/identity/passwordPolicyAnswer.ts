import type { PasswordPolicy } from '@/domain/session';

export function passwordPolicyAnswer(policy: PasswordPolicy | undefined) {
  return {
    customStrengthOptions: {
      minPasswordLength: policy?.minLength ?? 6,
      ...(policy?.maxLength !== undefined && { maxPasswordLength: policy.maxLength }),
      ...(policy?.lowercase && { containsLowercaseCharacter: true }),
      ...(policy?.uppercase && { containsUppercaseCharacter: true }),
      ...(policy?.digit && { containsNumericCharacter: true }),
      ...(policy?.symbol && { containsNonAlphanumericCharacter: true }),
    },
    allowedNonAlphanumericCharacters: Array.from('^$*.[]{}()?"!@#%&/\\,><\':;|_~'),
    enforcementState: policy ? 'ENFORCE' : 'OFF',
    forceUpgradeOnSignin: false,
    schemaVersion: 1,
  };
}
