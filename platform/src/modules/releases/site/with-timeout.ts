/** Returns the result of the work, or throws an error with this text when it takes longer; the work itself goes on. */
export async function withTimeout<T>(work: Promise<T>, ms: number, text: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(text)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
