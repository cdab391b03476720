/**
 * Properties that name a side of the screen where one of the line would do, so that nothing mirrors with the script.
 * The middle of both sides (`left: 50%`) needs no mirror, nor do four values that are the same left and right.
 */
const part = String.raw`(?:[\w.%+-]+|[\w-]+\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))`;
const uneven = String.raw`/^${part}\s+(${part})\s+${part}\s+(?!\1$)${part}$/`;

export default {
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'property-disallowed-list': [
      String.raw`/^(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?$/`,
      '/^border-(?:top|bottom)-(?:left|right)-radius$/',
    ],
    'declaration-property-value-disallowed-list': {
      '/^(?:left|right)$/': ['/^(?!50%$)/'],
      '/^(?:text-align|float|clear|caption-side)$/': ['/^(?:left|right)$/'],
      '/^(?:margin|padding|inset|border-width|border-color|border-style|scroll-margin|scroll-padding)$/': [uneven],
    },
  },
};
