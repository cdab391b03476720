/** Creates synthesised tones; silent until the player switches them on. */
export function createSound() {
  let context: AudioContext | undefined;
  let isOn = false;

  function tone(frequency: number, startS: number, lengthS: number, type: OscillatorType, volume: number): void {
    if (!isOn || !context) return;
    const at = context.currentTime + startS;
    const oscillator = new OscillatorNode(context, { type, frequency });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(volume, at + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + lengthS);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(at);
    oscillator.stop(at + lengthS);
  }

  return {
    toggle(): boolean {
      isOn = !isOn;
      context ??= new AudioContext();
      return isOn;
    },
    tone,
    click: () => tone(320, 0, 0.08, 'triangle', 0.12),
    stop: () => tone(170, 0, 0.12, 'sine', 0.2),
    win(size: number) {
      const notes = [523, 659, 784, 1047, 1319];
      for (const [i, note] of notes.slice(0, 3 + Math.min(size, 2)).entries())
        tone(note, i * 0.11, 0.4, 'triangle', 0.16);
    },
  };
}
export type Sound = ReturnType<typeof createSound>;
