import { lazy } from "react";
import { text } from "../../../ui/text";
import { LateSlot } from "../panels/LateSlot";

const CertificatePanel = lazy(() => import("./CertificatePanel").then((module) => ({ default: module.CertificatePanel })));

export function CertificateSlot() {
  return (
    <LateSlot className="certificate-panel" title={text.certificate.title} loading={text.certificate.loading}>
      <CertificatePanel />
    </LateSlot>
  );
}
