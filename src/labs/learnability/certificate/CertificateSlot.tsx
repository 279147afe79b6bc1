import { lazy } from "react";
import { LateSlot } from "../../../shell/panels/LateSlot";
import { labText } from "../words";

const CertificatePanel = lazy(() => import("./CertificatePanel").then((module) => ({ default: module.CertificatePanel })));

export function CertificateSlot() {
  return (
    <LateSlot className="certificate-panel" title={labText.certificate.title} loading={labText.certificate.loading}>
      <CertificatePanel />
    </LateSlot>
  );
}
