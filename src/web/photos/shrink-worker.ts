/** Longest side of a photo that is sent, in pixels: no page shows more of one. */
const longestSide = 2_048;
/** Bytes that a photo should not exceed: half a minute at 128 kbit/s. The first quality that keeps within is taken. */
const goal = 450_000;
const qualities = [0.82, 0.7, 0.55];

onmessage = async ({ data }: MessageEvent<File>) => {
  postMessage(await shrink(data).catch(() => null));
};

/** The photo upright, no larger than needed, as JPEG; null when the file is better sent as it is. */
async function shrink(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  if (file.type !== 'image/jpeg' && isSeeThrough(picture)) return null;
  picture.close();
  let jpeg: Blob | null = null;
  for (const quality of qualities) {
    jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (jpeg.size <= goal) break;
  }
  return jpeg && (scale < 1 || jpeg.size < file.size) ? jpeg : null;
}

/** True for a picture that has transparent parts, which a JPEG would make black. */
function isSeeThrough(picture: ImageBitmap): boolean {
  const small = new OffscreenCanvas(64, 64).getContext('2d');
  small?.drawImage(picture, 0, 0, 64, 64);
  const pixels = small?.getImageData(0, 0, 64, 64).data ?? [];
  return pixels.some((value, at) => at % 4 === 3 && value < 250);
}
