import { createContext } from 'react';

/** This device's choice; the sound is on unless it says otherwise. */
const key = 'desk-sound';

export const isSoundOn = (): boolean => localStorage.getItem(key) !== 'off';
export const keepSound = (on: boolean): void => localStorage.setItem(key, on ? 'on' : 'off');

/** How many of the shop's news are unread, for the window's title and the bell. */
export const UnreadNews = createContext(0);

/** Two short tones. Silent where the browser has seen no press on this page yet, or the sound is off. */
export function ring(): void {
  if (!isSoundOn()) return;
  const audio = new AudioContext();
  const volume = audio.createGain();
  volume.gain.value = 0.2;
  volume.connect(audio.destination);
  for (const [pitch, at] of [
    [880, 0],
    [1175, 0.18],
  ] as const) {
    const tone = audio.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(volume);
    tone.start(audio.currentTime + at);
    tone.stop(audio.currentTime + at + 0.15);
  }
  setTimeout(() => void audio.close(), 1_000);
}
