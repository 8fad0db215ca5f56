// Written by tools/pictures: what the files beside it are.
export const SOURCES = {
  'phone-company-ar-dark': { file: 'phone-company-ar-dark.webp', width: 780, height: 1688, hash: '30c6b85d6c22' },
  'phone-company-ar-light': { file: 'phone-company-ar-light.webp', width: 780, height: 1688, hash: 'd6ddd6b75344' },
  'phone-company-en-dark': { file: 'phone-company-en-dark.webp', width: 780, height: 1688, hash: '1d7f77dd3966' },
  'phone-company-en-light': { file: 'phone-company-en-light.webp', width: 780, height: 1688, hash: '40df63bce408' },
  'phone-home-ar-dark': { file: 'phone-home-ar-dark.webp', width: 780, height: 1688, hash: 'c38320a42979' },
  'phone-home-ar-light': { file: 'phone-home-ar-light.webp', width: 780, height: 1688, hash: '05773c4f1058' },
  'phone-home-en-dark': { file: 'phone-home-en-dark.webp', width: 780, height: 1688, hash: 'ce6456bf04a8' },
  'phone-home-en-light': { file: 'phone-home-en-light.webp', width: 780, height: 1688, hash: '2449209e6eb2' },
} as const;
