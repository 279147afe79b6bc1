import { lazy } from "react";
import { LateSlot } from "../../../shell/panels/LateSlot";
import { text } from "../../../ui/text";

const CertificatePanel = lazy(() => import("./CertificatePanel").then((module) => ({ default: module.CertificatePanel })));

export function CertificateSlot() {
  return (
    <LateSlot className="certificate-panel" title={text.certificate.title} loading={text.certificate.loading}>
      <CertificatePanel />
    </LateSlot>
  );
}
