const SECOND_MS = 1_000;
const tasks = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer serves all clocks of the page. Returns a function that ends the task. */
export function everySecond(task: () => void): () => void {
  tasks.add(task);
  timer ??= setInterval(() => tasks.forEach((each) => each()), SECOND_MS);
  return () => {
    tasks.delete(task);
    if (tasks.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
