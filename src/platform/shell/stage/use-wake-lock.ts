import { useEffect } from "react";

/** Keeps the screen on while a presentation is seen. Browsers without it, or that refuse, let the screen sleep as ever. */
export function useWakeLock(): void {
  useEffect(() => {
    const { wakeLock } = navigator as { readonly wakeLock?: WakeLock };
    if (!wakeLock) return;
    let left = false;
    let held: WakeLockSentinel | null = null;
    const hold = async () => {
      // A page that was hidden has lost its lock and asks anew.
      if (document.visibilityState !== "visible" || (held && !held.released)) return;
      try {
        held = await wakeLock.request("screen");
        if (left) await held.release();
      } catch {
        // Refused, as on an empty battery.
      }
    };
    void hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      left = true;
      document.removeEventListener("visibilitychange", hold);
      void held?.release();
    };
  }, []);
}
