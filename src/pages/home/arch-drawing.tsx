/** Ids of the drawing's parts, which every arch reuses. */
export const archIds = { stone: 'lane-stone', lamp: 'lane-lamp' } as const;

/** The outline of the scalloped opening, from the floor up to its point and back down. */
const opening =
  'M36 420V214A16 16 0 0 1 41 185A15 15 0 0 1 53 158A16 16 0 0 1 73 137A16 16 0 0 1 98 121A15 15 0 0 1 126 112Q136 106 140 96Q144 106 154 112A15 15 0 0 1 182 121A16 16 0 0 1 207 137A16 16 0 0 1 227 158A15 15 0 0 1 239 185A16 16 0 0 1 244 214V420Z';

const merlon = 'M0 22V10C0 5 4 6 7 0C10 6 14 5 14 10V22Z';

/** The glow shows only when the lamp is lit. */
const glow = { opacity: 'var(--lit, 0)', transition: 'opacity 900ms' };

const petals = [0, 60, 120, 180, 240, 300];

/** A flower in white lime, as painted on the walls of Jaipur. */
const Rosette = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} fill="var(--lime)">
    {petals.map((turn) => (
      <ellipse key={turn} cy="-8" rx="3.4" ry="5.6" transform={`rotate(${turn})`} />
    ))}
    <circle r="2.6" />
  </g>
);

/** One bay of the arcade, drawn once for all: wall, merlons, jali, scalloped arch, pilasters, and the lamp on its chain. */
export function ArchDrawing() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden>
      <defs>
        <pattern id="lane-jali" width="14" height="14" patternUnits="userSpaceOnUse">
          <path
            d="M7 0 14 7 7 14 0 7ZM7 4 10 7 7 10 4 7Z"
            fill="none"
            stroke="var(--lime)"
            strokeWidth="1.2"
          />
        </pattern>
        <radialGradient id="lane-glow">
          <stop offset="0" stopColor="#ffd98a" stopOpacity="0.95" />
          <stop offset="0.35" stopColor="#ffc14d" stopOpacity="0.45" />
          <stop offset="1" stopColor="#ffb02e" stopOpacity="0" />
        </radialGradient>
        <symbol id={archIds.stone} viewBox="0 0 280 420">
          {Array.from({ length: 14 }, (_, at) => (
            <path key={at} d={merlon} transform={`translate(${at * 20 + 3} 0)`} fill="var(--stone)" />
          ))}
          <path d="M0 20H280V420H0Z" fill="var(--stone)" />
          <path d="M0 22H280V28H0Z" fill="var(--stone-deep)" />
          <path d="M0 26H280" stroke="var(--lime)" strokeWidth="1.5" />
          <path d="M14 92H266M14 92V420M266 92V420" fill="none" stroke="var(--lime)" strokeWidth="1.5" />
          <path d="M0 100H10V420H0ZM270 100H280V420H270Z" fill="url(#lane-jali)" />
          <Rosette x={36} y={122} />
          <Rosette x={244} y={122} />
          <path d={opening} fill="var(--inside)" />
          <path d={opening} fill="none" stroke="var(--lime)" strokeWidth="3" />
          <path d="M36 388H244V420H36Z" fill="var(--stone-deep)" />
        </symbol>
        <symbol id={archIds.lamp} viewBox="0 0 280 420">
          <circle cx="140" cy="160" r="124" fill="url(#lane-glow)" style={glow} />
          <g transform="translate(0 14)">
            <path d="M140 84V120" stroke="var(--brass)" strokeWidth="1.6" />
            <path d="M131 126Q140 112 149 126Z" fill="var(--brass)" />
            <path
              d="M131 126H149L154 146 147 160H133L126 146Z"
              fill="var(--glass)"
              stroke="var(--brass)"
              strokeWidth="1.8"
            />
            <path d="M140 126V160M126 146H154" stroke="var(--brass)" strokeWidth="1" />
            <path d="M134 160H146L140 170Z" fill="var(--brass)" />
          </g>
        </symbol>
      </defs>
    </svg>
  );
}
