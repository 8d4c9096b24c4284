/** A text or an icon, where it is painted, and the contrast that WCAG asks for. */
export interface Mark {
  readonly name: string;
  readonly colour: readonly number[];
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly least: number;
}

/** The marks whose contrast with the pixels of a picture of the page without letters is too low. Runs in the page. */
export async function measureContrast({
  marks,
  picture,
}: {
  marks: Mark[];
  picture: string;
}): Promise<string[]> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser draws nothing');
  pen.drawImage(image, 0, 0);
  const part = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
    0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
  const ratioOn = (colour: readonly number[], ground: readonly number[]) => {
    const alpha = colour[3] ?? 1;
    const over = ground.map((value, at) => (colour[at] ?? 0) * alpha + value * (1 - alpha));
    const [dark = 0, bright = 0] = [luminance(over), luminance(ground)].toSorted((one, other) => one - other);
    return (bright + 0.05) / (dark + 0.05);
  };
  return marks.flatMap(({ name, colour, box, least }) => {
    const { data } = pen.getImageData(
      Math.round(box.x),
      Math.round(box.y),
      Math.max(1, Math.round(box.width)),
      Math.max(1, Math.round(box.height)),
    );
    const ratios: number[] = [];
    // Every fourth pixel is enough.
    for (let at = 0; at < data.length; at += 16)
      ratios.push(ratioOn(colour, [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]));
    // A line or the edge of a box may cross: most of the ground decides.
    const ratio = ratios.toSorted((one, other) => one - other)[Math.floor(ratios.length * 0.2)] ?? 21;
    return ratio < least ? [`“${name}” has a contrast of ${ratio.toFixed(2)}, not ${least}`] : [];
  });
}
