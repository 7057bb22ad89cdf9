/** Sizes of the movie database's pictures, in px. */
const sizes = { w185: [185, 278], w300: [300, 169], w780: [780, 439], w1280: [1280, 720] };

/**
 * JPEG files by the name of their size: `photographs` of realistic weight, because a drawing would be
 * cheaper to send and decode, and `tiny` ones of one pixel.
 */
export async function pictureFiles(browser) {
  const page = await browser.newPage();
  try {
    const drawn = await page.evaluate(async (wanted) => {
      const grain = (at) => (Math.sin(at * 12.9898) * 43_758.5453) % 48;
      const encode = async ([width, height]) => {
        const canvas = new globalThis.OffscreenCanvas(width, height);
        const context = canvas.getContext('2d');
        const light = context.createLinearGradient(0, 0, width, height);
        light.addColorStop(0, '#e0a458');
        light.addColorStop(0.5, '#5b2a3c');
        light.addColorStop(1, '#0d1b2a');
        context.fillStyle = light;
        context.fillRect(0, 0, width, height);
        const image = context.getImageData(0, 0, width, height);
        image.data.forEach((value, at) => {
          if (at % 4 < 3) image.data[at] = value + grain(at);
        });
        context.putImageData(image, 0, 0);
        const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.5 });
        return [...new Uint8Array(await blob.arrayBuffer())];
      };
      return Promise.all([...wanted, [1, 1]].map(encode));
    }, Object.values(sizes));
    const files = drawn.map((bytes) => Uint8Array.from(bytes));
    const bySize = (fileAt) => new Map(Object.keys(sizes).map((size, at) => [size, fileAt(at)]));
    return { photographs: bySize((at) => files[at]), tiny: bySize(() => files.at(-1)) };
  } finally {
    await page.close();
  }
}
