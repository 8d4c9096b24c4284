import sharp from 'sharp';

/** Pixels between two screenshots. */
const gap = 16;
/** Screenshots per row, and the size of each in pixels: scaled to this width, and cropped at the bottom. */
const phone = { max: 8, width: 300, height: 660 };
const desktop = { max: 6, width: 560, height: 700 };

/** Arranges screenshots side by side (long pages cropped to their tops), so that deviations stand out at a glance. */
export async function writeSheet(pictures: readonly string[], to: string, window: number): Promise<void> {
  const { max, ...cell } = window < 1024 ? phone : desktop;
  const columns = Math.min(max, pictures.length);
  const rows = Math.ceil(pictures.length / columns);
  const cells = await Promise.all(
    pictures.map(async (path, index) => {
      const small = await sharp(path).resize({ width: cell.width }).toBuffer({ resolveWithObject: true });
      const height = Math.min(small.info.height, cell.height);
      return {
        input: await sharp(small.data).extract({ left: 0, top: 0, width: cell.width, height }).toBuffer(),
        left: gap + (index % columns) * (cell.width + gap),
        top: gap + Math.floor(index / columns) * (cell.height + gap),
      };
    }),
  );
  await sharp({
    create: {
      width: gap + columns * (cell.width + gap),
      height: gap + rows * (cell.height + gap),
      channels: 3,
      background: '#8d7b6d',
    },
  })
    .composite(cells)
    .png()
    .toFile(to);
}
