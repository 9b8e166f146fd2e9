import FlowLottie

/// The process in which another `flowproof`, or a test that uses it, has animations drawn.
struct LottieWorkerCommand: Command {
  let name = LottieWorker.command
  let summary = "draw animations for another process"

  func run(_ input: Input, _ console: Console) -> ExitCode { LottieWorker.serve() == 0 ? .success : .failure }
}
