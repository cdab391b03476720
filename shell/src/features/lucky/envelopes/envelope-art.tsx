import styles from './envelopes.module.css';

interface EnvelopeArtProps {
  isOpen: boolean;
  /** Text on the slip inside, which rises with it. */
  slip: string | undefined;
}

/** A red envelope with a golden seal; its flap opens and the slip rises. */
export function EnvelopeArt({ isOpen, slip }: EnvelopeArtProps) {
  return (
    <svg
      viewBox="0 0 300 360"
      className={styles.envelope}
      data-open={isOpen || undefined}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="envelope-red" x1="0" y1="0" x2="0.6" y2="1">
          <stop offset="0" stopColor="#f0503d" />
          <stop offset="0.55" stopColor="#cf2a2c" />
          <stop offset="1" stopColor="#8f1420" />
        </linearGradient>
        <linearGradient id="envelope-gold" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff0c4" />
          <stop offset="0.5" stopColor="#f2b04a" />
          <stop offset="1" stopColor="#b8691f" />
        </linearGradient>
        <clipPath id="envelope-mouth">
          <path d="M0 0H300V130Q150 190 0 130Z" />
          <path d="M38 110H262V320H38Z" />
        </clipPath>
      </defs>
      <ellipse cx="150" cy="338" rx="112" ry="13" fill="#000" opacity="0.35" />
      <path
        d="M54 86H246A14 14 0 0 1 260 100V308A14 14 0 0 1 246 322H54A14 14 0 0 1 40 308V100A14 14 0 0 1 54 86Z"
        fill="#7c0f1c"
      />
      <g clipPath="url(#envelope-mouth)">
        <g className={styles.slip}>
          <rect x="62" y="70" width="176" height="190" rx="10" fill="#fff6e0" />
          <rect x="72" y="80" width="156" height="170" rx="6" fill="none" stroke="#e2b15f" strokeWidth="2" />
          <text x="150" y="178" className={styles.slipText} textAnchor="middle">
            {slip}
          </text>
        </g>
      </g>
      <path d="M40 128Q150 216 260 128V308A14 14 0 0 1 246 322H54A14 14 0 0 1 40 308Z" fill="url(#envelope-red)" />
      <path
        d="M62 300c18-22 36-22 54 0c18-22 50-22 68 0c18-22 36-22 54 0M62 278c18-22 36-22 54 0c18-22 50-22 68 0c18-22 36-22 54 0"
        fill="none"
        stroke="#ffc46b"
        strokeOpacity="0.35"
        strokeWidth="3"
      />
      <g className={styles.flap}>
        <path d="M40 98A14 14 0 0 1 54 84H246A14 14 0 0 1 260 98V126Q150 226 40 126Z" fill="url(#envelope-red)" />
        <path d="M40 126Q150 226 260 126" fill="none" stroke="#ffc46b" strokeOpacity="0.6" strokeWidth="3" />
        <g transform="translate(150 172)">
          <circle r="34" fill="url(#envelope-gold)" />
          <circle r="27" fill="none" stroke="#8f3d12" strokeOpacity="0.45" strokeWidth="2" />
          <ellipse rx="14" ry="12.5" fill="#c8372b" />
          <path
            d="M-6-12q-6 12 0 24M6-12q6 12 0 24M0-13v26M-7-13h14M-7 13h14M0 13v7"
            fill="none"
            stroke="#8f3d12"
            strokeWidth="1.8"
          />
        </g>
      </g>
    </svg>
  );
}
