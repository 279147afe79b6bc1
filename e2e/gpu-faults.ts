/** GPUs that fail as real ones do: a script that patches WebGPU runs before those of workers. */

/** Fault of a worker that opens a GPU. */
export type GpuFault = "adapter" | "checksum" | "training shader" | "features shader" | "memory";

/** Key under which a page keeps the fault for the workers it opens from then on. */
export const faultKey = "gpu-fault";

/**
 * Runs in the page before its own code: every worker has the fault that sessionStorage names when it is opened, and destroys
 * its GPU device at the page's event "lose-device". The worker's own script is imported after that; messages wait for it.
 */
export function faultyWorkers(key: string): void {
  const preludes: Readonly<Record<string, string>> = {
    adapter: `GPU.prototype.requestAdapter = async () => null;`,
    checksum: `
      const range = GPUBuffer.prototype.getMappedRange;
      GPUBuffer.prototype.getMappedRange = function (...bounds) {
        const bytes = range.apply(this, bounds);
        new Float32Array(bytes)[0] += 1;
        return bytes;
      };`,
    "training shader": broken("training"),
    "features shader": broken("the features"),
    memory: `
      let full = false;
      const { createBuffer, popErrorScope } = GPUDevice.prototype;
      GPUDevice.prototype.createBuffer = function (description) {
        full = description.label === "the weights";
        return createBuffer.call(this, description);
      };
      GPUDevice.prototype.popErrorScope = async function () {
        const refused = full;
        full = false;
        const error = await popErrorScope.call(this);
        return error ?? (refused ? new GPUOutOfMemoryError("there is none left") : null);
      };`,
  };

  function broken(label: string): string {
    return `
      const { createShaderModule } = GPUDevice.prototype;
      GPUDevice.prototype.createShaderModule = function (description) {
        const code = description.label === "${label}" ? "fn broken() { undeclared(); }" : description.code;
        return createShaderModule.call(this, { ...description, code });
      };`;
  }

  const wrapped = (url: string, fault: string | null) => `
    const early = [];
    let ready = false;
    let device;
    addEventListener("message", (event) => {
      if (event.data === "lose-device") {
        event.stopImmediatePropagation();
        device?.destroy();
      } else if (!ready) {
        event.stopImmediatePropagation();
        early.push(event.data);
      }
    });
    const open = GPUAdapter.prototype.requestDevice;
    GPUAdapter.prototype.requestDevice = async function (...options) { return (device = await open.apply(this, options)); };
    ${(fault && preludes[fault]) ?? ""}
    await import(${JSON.stringify(url)});
    ready = true;
    for (const data of early) dispatchEvent(new MessageEvent("message", { data }));
  `;
  const Original = window.Worker;
  window.Worker = class extends Original {
    constructor(url: string | URL, options?: WorkerOptions) {
      const source = new Blob([wrapped(new URL(url, location.href).href, sessionStorage.getItem(key))], { type: "text/javascript" });
      super(URL.createObjectURL(source), options);
      window.addEventListener("lose-device", () => this.postMessage("lose-device"));
    }
  };
}
