/** Paints metal with small stars over a whole canvas, and sets the drawing mode to erase. */
export function paintFoil(canvas: HTMLCanvasElement): void {
  const box = canvas.getBoundingClientRect();
  const scale = Math.min(2, devicePixelRatio || 1);
  canvas.width = Math.max(1, Math.round(box.width * scale));
  canvas.height = Math.max(1, Math.round(box.height * scale));
  const ctx = canvas.getContext('2d');
  if (!ctx) return;
  const { width, height } = canvas;
  const metal = ctx.createLinearGradient(0, 0, width, height);
  for (const [at, tone] of [
    [0, '#dfe3ef'],
    [0.35, '#a9b0c8'],
    [0.5, '#eef0f8'],
    [0.7, '#9aa2bd'],
    [1, '#d5daea'],
  ] as const)
    metal.addColorStop(at, tone);
  ctx.fillStyle = metal;
  ctx.fillRect(0, 0, width, height);
  ctx.fillStyle = 'rgb(40 45 80 / 0.16)';
  ctx.font = `800 ${Math.round(15 * scale)}px system-ui, sans-serif`;
  ctx.textAlign = 'center';
  const step = 46 * scale;
  for (let y = step / 2; y < height + step; y += step)
    for (let x = (y / step) % 2 < 1 ? 0 : step; x < width + step; x += step * 2) ctx.fillText('★', x, y);
  ctx.globalCompositeOperation = 'destination-out';
  ctx.lineCap = 'round';
  ctx.lineWidth = 44 * scale;
}
