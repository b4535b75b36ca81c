/** How large the window is, now and whenever it changes. For what CSS cannot decide: the pixels of a drawing. */
import { useEffect, useState } from "preact/hooks";

export function useSize(): { width: number; height: number } {
  const [size, setSize] = useState({ width: innerWidth, height: innerHeight });
  useEffect(() => {
    const measure = () => setSize({ width: innerWidth, height: innerHeight });
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, []);
  return size;
}
