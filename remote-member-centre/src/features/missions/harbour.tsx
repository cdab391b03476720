/** Moon, hills and a boat on the water, behind the lanterns. */
export function Harbour({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 420 150"
      preserveAspectRatio="xMaxYMax slice"
      focusable="false"
      aria-hidden="true"
    >
      <circle cx="330" cy="44" r="22" fill="#ffe3b0" opacity="0.85" />
      <circle cx="330" cy="44" r="40" fill="#ffe3b0" opacity="0.1" />
      <path d="M120 112q50-46 96-16 40-40 84 0 44-30 120 4v20H120z" fill="#1c2558" />
      <path d="M0 112h420v38H0z" fill="#0a2740" />
      <path
        d="M300 124h60M316 132h34M326 140h16M60 126h44M170 138h60"
        stroke="#ffe3b0"
        strokeWidth="2"
        strokeLinecap="round"
        opacity="0.3"
      />
      <path d="M206 112h64l-12 16h-42z" fill="#3a2242" />
      <path d="M238 62v50h-30q4-30 30-50z" fill="#ff8a4c" opacity="0.9" />
      <path d="M242 68q24 14 26 44h-26z" fill="#ffb84d" opacity="0.9" />
      <circle cx="270" cy="106" r="4" fill="#ffd9a0" />
    </svg>
  );
}
