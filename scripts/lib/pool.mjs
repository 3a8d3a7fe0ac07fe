/** Works through the list with `width` at a time; answers in the order of the list. */
export async function inParallel(width, list, work) {
  const answers = new Array(list.length);
  let next = 0;
  const worker = async () => {
    while (next < list.length) {
      const at = next++;
      answers[at] = await work(list[at]);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, list.length) }, worker));
  return answers;
}
